import styles from '#ui/skeleton.module.css';

interface SkeletonProps {
  /** The expected number of lines, which sets its height. */
  readonly lines?: number;
}

/** Placeholder for text. The component that uses it announces the loading. */
export const Skeleton = ({ lines = 1 }: SkeletonProps) => (
  <span className={styles['skeleton']} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <i key={line} />
    ))}
  </span>
);
