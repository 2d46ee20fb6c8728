import { oncePer } from '#kernel/once-per.ts';
import { svgText } from '#ui/drawings/drawing.ts';
import { logo } from '#ui/drawings/logo.ts';
import { type DrawnBrand, duskPaints, painted } from '#ui/drawings/palette.ts';
import { propertyOf } from '#ui/token-names.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';

interface LogoProps {
  /** The brand on whose board the logo is drawn; without it, it is drawn on the page background. */
  readonly brand?: DrawnBrand;
}

const colour = (token: string): string => `var(${propertyOf(token)})`;

const ON_GROUND = { sun: colour('maize'), cream: 'currentColor', rose: colour('action'), foam: colour('teal') };

/** The logo. On a board it is the same in both modes, because the board is always dark. */
export const Logo = ({ brand }: LogoProps) => (brand ? onBoard(brand) : svgElements(painted(svgText(logo), ON_GROUND)));

/** Every page begins with it. */
const onBoard = oncePer((brand: DrawnBrand) => svgElements(painted(svgText(logo), duskPaints(brand))));
