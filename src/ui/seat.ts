import styles from '#ui/seat.module.css';

/** The class of a seat; `data-state` is `free`, `taken` or `chosen`. A `span` is a small one, for a legend. */
export const SEAT = styles['seat']!;
