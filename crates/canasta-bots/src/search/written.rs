//! How learned numbers are written: whole numbers with spaces between them, each so many 4096ths.

/// Steps a number is stored in.
const STEPS: f32 = 4096.0;

/// Puts what is written into these numbers, in their order. `None` where numbers are missing or are none.
pub(super) fn read<'a>(text: &str, numbers: impl Iterator<Item = &'a mut f32>) -> Option<()> {
    let mut words = text.split_whitespace();
    for number in numbers {
        #[expect(clippy::cast_precision_loss, reason = "small whole numbers")]
        let written = words.next()?.parse::<i32>().ok()? as f32;
        *number = written / STEPS;
    }
    Some(())
}

/// Writes these numbers, so many in a line.
pub(super) fn write<'a>(numbers: impl Iterator<Item = &'a f32>, a_line: usize) -> String {
    let words: Vec<String> = numbers.map(|number| format!("{}", (number * STEPS).round())).collect();
    words.chunks(a_line).map(|line| line.join(" ") + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut numbers = [-0.25, 0.0, 1.5, 17.0];
        let written = write(numbers.iter(), 3);
        assert_eq!(written, "-1024 0 6144\n69632\n");
        let before = numbers;
        numbers = [9.0; 4];
        assert_eq!((read(&written, numbers.iter_mut()), numbers), (Some(()), before));
        assert_eq!(read("1 2 3", numbers.iter_mut()), None);
        assert_eq!(read("1 2 3 x", numbers.iter_mut()), None);
    }
}
