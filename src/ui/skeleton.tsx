import styles from '#ui/skeleton.module.css';

interface SkeletonProps {
  /** As many lines as will come; it is as high as they. */
  readonly lines?: number;
}

/** Where text will stand. What is waited for is said by the one that waits. */
export const Skeleton = ({ lines = 1 }: SkeletonProps) => (
  <span className={styles['skeleton']} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <i key={line} />
    ))}
  </span>
);
