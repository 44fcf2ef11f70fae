//! Conversions between types of integers that cannot fail.

/// Converts a number to a type that holds it.
///
/// A number that doesn't fit is a bug: it panics in a debug build, and becomes the type's maximum in a release build. Where
/// numbers beyond the range are expected, write `T::try_from(n).unwrap_or(T::MAX)` and say why.
#[inline]
#[track_caller]
pub fn must_fit<T: Integer>(n: impl TryInto<T>) -> T {
    let fitting = n.try_into().ok();
    debug_assert!(fitting.is_some(), "a number is out of the range of {}", core::any::type_name::<T>());
    fitting.unwrap_or(T::MAX)
}

/// An integer with a maximum.
pub trait Integer {
    /// The largest value.
    const MAX: Self;
}

macro_rules! integers {
    ($($integer:ident)*) => {
        $(impl Integer for $integer {
            const MAX: Self = $integer::MAX;
        })*
    };
}

integers!(u8 u16 u32 u64 usize i32 i64);
