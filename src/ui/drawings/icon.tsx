interface IconProps {
  /** Its lines: one of `icons.ts`. */
  readonly d: string;
  /** What it says, where no words beside it do. */
  readonly title?: string;
  readonly className?: string;
  /** Pixels a side. */
  readonly size?: number;
}

/** An icon in the colour of its text. */
export function Icon({ d, title, className, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <path d={d} />
    </svg>
  );
}
