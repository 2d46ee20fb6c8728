import { svgText } from '#ui/drawings/drawing.ts';
import { logo } from '#ui/drawings/logo.ts';
import { type DrawnBrand, duskPaints, painted } from '#ui/drawings/palette.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';

interface LogoProps {
  /** Whose board it stands on; without it the sign stands on the ground of a page. */
  readonly brand?: DrawnBrand;
}

const ON_GROUND = { sun: 'var(--maize)', cream: 'currentColor', rose: 'var(--action)', foam: 'var(--teal)' };

/** The sign. On a board it is the same by day and at night: that is dark in both. */
export const Logo = ({ brand }: LogoProps) =>
  svgElements(painted(svgText(logo), brand ? duskPaints(brand) : ON_GROUND));
