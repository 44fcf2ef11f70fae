//! Encoding of learned weights. Each weight is a whole number of steps with the sign in the lowest bit. A 1 (which
//! would mean −0) is followed by a count of zero weights. Numbers are stored seven bits per byte, lowest first; all
//! bytes but the last have the high bit set.

/// Marks a run of zero weights.
const ZEROS: u32 = 1;

/// Encodes weights with this many steps per unit.
pub(crate) fn encode(weights: impl Iterator<Item = f32>, steps_per_unit: f32) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut zeros = 0;
    for weight in weights {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few thousand steps")]
        let size = (weight.abs() * steps_per_unit).round() as u32;
        if size == 0 {
            zeros += 1;
            continue;
        }
        encode_zeros(&mut zeros, &mut bytes);
        encode_number(size << 1 | u32::from(weight < 0.0), &mut bytes);
    }
    encode_zeros(&mut zeros, &mut bytes);
    bytes
}

/// Encodes a run of zero weights in the shorter of the two ways.
fn encode_zeros(zeros: &mut u32, bytes: &mut Vec<u8>) {
    match core::mem::take(zeros) {
        few @ 0..=2 => (0..few).for_each(|_| bytes.push(0)),
        many => {
            encode_number(ZEROS, bytes);
            encode_number(many, bytes);
        }
    }
}

fn encode_number(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    #[expect(clippy::cast_possible_truncation, reason = "seven bits")]
    bytes.push(number as u8);
}

/// Decodes weights with this many steps per unit, in order. `None` if bytes are missing or left over.
pub(crate) fn decode<'a>(bytes: &[u8], weights: impl Iterator<Item = &'a mut f32>, steps_per_unit: f32) -> Option<()> {
    let mut bytes = bytes.iter();
    let mut zeros = 0;
    for weight in weights {
        if zeros == 0 {
            let number = decode_number(&mut bytes)?;
            if number != ZEROS {
                #[expect(clippy::cast_precision_loss, reason = "a few thousand steps")]
                let size = (number >> 1) as f32 / steps_per_unit;
                *weight = if number & 1 == 1 { -size } else { size };
                continue;
            }
            zeros = decode_number(&mut bytes)?;
        }
        zeros = zeros.checked_sub(1)?;
        *weight = 0.0;
    }
    (zeros == 0 && bytes.next().is_none()).then_some(())
}

fn decode_number<'a>(bytes: &mut impl Iterator<Item = &'a u8>) -> Option<u32> {
    let mut number = 0_u32;
    let mut shift = 0;
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
    fn decodes_what_it_encoded() {
        let weights = [-0.25, 0.0, 1.5, 0.0, 0.0, 0.0, 0.0, 17.0, 0.0];
        let encoded = encode(weights.into_iter(), 256.0);
        let mut found = [9.0; 9];
        assert_eq!((decode(&encoded, found.iter_mut(), 256.0), found), (Some(()), weights));
        assert_eq!(decode(&encoded, found[..8].iter_mut(), 256.0), None, "a weight is left over");
        assert_eq!(decode(&encoded[..encoded.len() - 1], found.iter_mut(), 256.0), None, "a byte is missing");
        assert_eq!(decode(&[0x80; 12], found.iter_mut(), 256.0), None, "an unterminated number");
        assert_eq!(decode(&[1, 0, 0, 0], found[..3].iter_mut(), 256.0), None, "an empty run of zero weights");
    }
}
