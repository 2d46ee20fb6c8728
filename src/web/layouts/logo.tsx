/** The sign: the road between the sierra and the sea, at dusk. Takes the colour of its text. */
export function Logo() {
  return (
    <svg
      width="30"
      height="30"
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeWidth="3"
    >
      <circle cx="16" cy="12" r="6" fill="var(--maize)" />
      <path d="M2 17c4-3 8-3 12 0s9 3 16-1" stroke="currentColor" />
      <path d="M2 24c4-3 8-3 12 0s9 3 16-1" stroke="var(--teal)" />
    </svg>
  );
}
