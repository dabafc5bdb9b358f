import { textsOf } from './evaluateStory';
import { drawMarks } from './marks';
import { renderedStories } from './renderedStories';

/** The outlines around texts: one layer per document, as the stories of a docs page share one. */
export class MarkLayers {
  private readonly layers = new Map<Document, () => void>();
  private isEnabled = false;

  enable(isEnabled: boolean) {
    this.isEnabled = isEnabled;
    this.update();
  }

  /** Follows what is rendered. */
  update() {
    const wanted = new Set(this.isEnabled ? renderedStories.all().map(({ root }) => root.ownerDocument) : []);
    for (const [page, remove] of this.layers) {
      if (wanted.has(page)) continue;
      remove();
      this.layers.delete(page);
    }
    for (const page of wanted) {
      const find = () =>
        renderedStories
          .all()
          .filter(({ root }) => root.ownerDocument === page)
          .flatMap(textsOf);
      if (!this.layers.has(page)) this.layers.set(page, drawMarks(page, find));
    }
  }
}
