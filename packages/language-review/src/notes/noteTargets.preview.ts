import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { isOfStory, isShown } from '../checks/layout/elements.preview';
import type { NotePlace, NoteTarget } from './notes.ts';
import { sourceTexts } from '../catalogs/messages.ts';
import { baseKey, type Texts } from '../catalogs/plurals.ts';
import { textsOf, type FoundText } from '../checks/storyTexts.preview';
import { normalized } from '../marks/texts.preview';
import type { RenderedStory } from '../panes/renderedStories.preview';

/** Longer names are shortened, in characters. */
const longestName = 80;

const roleOf = (element: Element) => {
  const role = getRole(element);
  return role === null || role === 'generic' || role === 'none' || role === 'presentation' ? element.localName : role;
};

const landmarks = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];

function nameOf(element: Element) {
  const name = normalized(computeAccessibleName(element));
  return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
}

/** The message of an element: of itself or, where all of its texts are of one message, of these. */
function keyOf(element: Element, texts: readonly FoundText[], sources: Texts) {
  const within = texts.filter((text) => element.contains(text.element));
  const own = within.filter((text) => text.element === element);
  const [first, ...others] = own.length > 0 ? own : within;
  const key = first?.key && baseKey(first.key, sources);
  return key !== undefined && others.every((text) => text.key && baseKey(text.key, sources) === key) ? key : undefined;
}

/** A message counts, whatever its text; else role and name. */
const isAlike = (a: Omit<NotePlace, 'width'>, b: Omit<NotePlace, 'width'>) =>
  a.role === b.role && (a.key === undefined ? b.key === undefined && a.name === b.name : a.key === b.key);

/** The elements of a story that a note can be pinned to, in document order: those with a text, a name, or a landmark role. */
export function targetsOf(story: RenderedStory): Array<NoteTarget & { element: Element }> {
  const { storyId, root, language, catalogs } = story;
  const texts = textsOf(story);
  const sources = sourceTexts(catalogs);
  const width = root.ownerDocument.documentElement.clientWidth;
  const found: Array<NoteTarget & { element: Element }> = [];
  const withText = new Set(texts.map(({ element }) => element));
  for (const element of root.querySelectorAll('*')) {
    if (!isOfStory(element) || !isShown(element)) continue;
    const place = {
      story: storyId,
      role: roleOf(element),
      name: nameOf(element),
      key: keyOf(element, texts, sources),
      width,
    };
    const isTarget = withText.has(element) || (place.name !== '' && getRole(element)) || landmarks.includes(place.role);
    if (!isTarget) continue;
    const nth = found.filter((other) => isAlike(other.place, { ...place, nth: 0 })).length;
    found.push({ element, language, place: { ...place, nth } });
  }
  return found;
}

/** The target that a click on an element means: itself, or the nearest around it. */
export function targetAt(story: RenderedStory, clicked: Element): NoteTarget | undefined {
  const targets = new Map(targetsOf(story).map((target) => [target.element, target]));
  for (let at: Element | null = clicked; at && story.root.contains(at); at = at.parentElement) {
    const target = targets.get(at);
    if (target) return { language: target.language, place: target.place };
  }
  return undefined;
}

/**
 * The elements that places mean, now. A message is found whatever its text; where it has moved to an element of another
 * role, the first that shows it counts.
 */
export function elementsAt(story: RenderedStory, places: readonly NotePlace[]): Array<Element | undefined> {
  if (places.length === 0) return [];
  const targets = targetsOf(story);
  return places.map((place) => {
    const alike = targets.filter((target) => isAlike(place, target.place));
    const found = alike[place.nth] ?? alike.at(-1);
    return (found ?? targets.find((target) => place.key !== undefined && target.place.key === place.key))?.element;
  });
}
