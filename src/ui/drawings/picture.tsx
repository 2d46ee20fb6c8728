import { type Drawing, svgText } from '#ui/drawings/drawing.ts';
import { svgElements } from '#ui/drawings/svg-elements.ts';

interface PictureProps {
  readonly drawing: Drawing;
  /** What it shows, where that is said nowhere else; without it the picture is a decoration. */
  readonly title?: string;
}

/** A drawing on a page, as large as what it stands in lets it be. */
export const Picture = ({ drawing, title }: PictureProps) => svgElements(svgText(drawing, title));
