const SHAPES = {
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  phone: 'M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  menu: 'M4 6h16M4 12h16M4 18h16',
} as const;

/** Next to text, or in place of text that only screen readers get. Uses the colour of the text. */
export const Icon = ({ shape }: { readonly shape: keyof typeof SHAPES }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d={SHAPES[shape]} />
  </svg>
);
