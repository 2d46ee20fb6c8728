interface IconProps {
  /** Its path: one of `icons.ts`. */
  readonly d: string;
  /** Its text alternative, unless adjacent text has the same meaning. */
  readonly title?: string;
  readonly className?: string;
  /** Side length in pixels. */
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
