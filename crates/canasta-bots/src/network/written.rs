//! How learned weights are written: each as a whole number of steps, the sign in the lowest bit. A 1, which would be a 0 below 0,
//! says that as many weights are 0 as the next number says. Of a number seven bits are in a byte, the lowest first; all its bytes
//! but the last have their highest bit set.

/// Says that weights are 0.
const ZEROS: u32 = 1;

/// Writes weights, each in steps of so many to 1.
pub(crate) fn write(weights: impl Iterator<Item = f32>, steps: f32) -> Vec<u8> {
    let (mut bytes, mut zeros) = (Vec::new(), 0);
    for weight in weights {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few thousand steps")]
        let size = (weight.abs() * steps).round() as u32;
        if size == 0 {
            zeros += 1;
            continue;
        }
        write_zeros(&mut zeros, &mut bytes);
        write_number(size << 1 | u32::from(weight < 0.0), &mut bytes);
    }
    write_zeros(&mut zeros, &mut bytes);
    bytes
}

/// Writes so many weights of 0, in whichever way is shorter.
fn write_zeros(zeros: &mut u32, bytes: &mut Vec<u8>) {
    match core::mem::take(zeros) {
        few @ 0..=2 => (0..few).for_each(|_| bytes.push(0)),
        many => {
            write_number(ZEROS, bytes);
            write_number(many, bytes);
        }
    }
}

fn write_number(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    #[expect(clippy::cast_possible_truncation, reason = "seven bits")]
    bytes.push(number as u8);
}

/// Puts what is written in steps of so many to 1 into these weights, in their order. `None` where bytes are missing or left over.
pub(crate) fn read<'a>(bytes: &[u8], weights: impl Iterator<Item = &'a mut f32>, steps: f32) -> Option<()> {
    let (mut bytes, mut zeros) = (bytes.iter(), 0);
    for weight in weights {
        if zeros == 0 {
            let number = read_number(&mut bytes)?;
            if number != ZEROS {
                #[expect(clippy::cast_precision_loss, reason = "a few thousand steps")]
                let size = (number >> 1) as f32 / steps;
                *weight = if number & 1 == 1 { -size } else { size };
                continue;
            }
            zeros = read_number(&mut bytes)?;
        }
        zeros = zeros.checked_sub(1)?;
        *weight = 0.0;
    }
    (zeros == 0 && bytes.next().is_none()).then_some(())
}

fn read_number<'a>(bytes: &mut impl Iterator<Item = &'a u8>) -> Option<u32> {
    let (mut number, mut shift) = (0_u32, 0);
    loop {
        let byte = *bytes.next()?;
        number |= u32::from(byte & 0x7f).checked_shl(shift)?;
        shift += 7;
        if byte < 0x80 {
            return Some(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let weights = [-0.25, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 17.0, 0.0];
        let written = write(weights.into_iter(), 256.0);
        let mut found = [9.0; 9];
        assert_eq!((read(&written, found.iter_mut(), 256.0), found), (Some(()), weights));
        assert_eq!(read(&written, found[..8].iter_mut(), 256.0), None, "a weight is left over");
        assert_eq!(read(&written[..written.len() - 1], found.iter_mut(), 256.0), None, "a byte is missing");
        assert_eq!(read(&[0x80; 12], found.iter_mut(), 256.0), None, "a number that does not end");
        assert_eq!(read(&[1, 0, 0, 0], found[..3].iter_mut(), 256.0), None, "no weights of 0 are told");
    }
}
