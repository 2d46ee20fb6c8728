import { type Drawing, svgText } from '#ui/drawings/drawing.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';

interface PictureProps {
  readonly drawing: Drawing;
  /** Text alternative; without it the picture is decorative. */
  readonly title?: string;
}

/** A drawing on a page, as large as its container allows. */
export const Picture = ({ drawing, title }: PictureProps) => svgElements(svgText(drawing, title));
