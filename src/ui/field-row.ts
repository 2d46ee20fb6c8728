import styles from '#ui/field-row.module.css';

/** The class of fields side by side, in a grid or a flex box: an error below one of them moves no other. */
export const FIELD_ROW = styles['row']!;
