import { textsOf } from '../evaluateStory';
import { renderedStories } from '../renderedStories';
import { drawMarks } from './drawMarks';

/** The outlines around texts: one layer per document, which the stories of a docs page share. */
export class MarkLayers {
  private readonly layers = new Map<Document, () => void>();
  private isEnabled = false;

  enable(isEnabled: boolean) {
    this.isEnabled = isEnabled;
    this.update();
  }

  /** To be called when other stories are rendered. */
  update() {
    const storiesIn = (page: Document) => renderedStories.all().filter(({ root }) => root.ownerDocument === page);
    const pages = new Set(this.isEnabled ? renderedStories.all().map(({ root }) => root.ownerDocument) : []);
    for (const [page, remove] of this.layers) {
      if (pages.has(page)) continue;
      remove();
      this.layers.delete(page);
    }
    for (const page of pages) {
      if (!this.layers.has(page))
        this.layers.set(
          page,
          drawMarks(page, () => storiesIn(page).flatMap(textsOf)),
        );
    }
  }
}
