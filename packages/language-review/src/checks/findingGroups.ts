interface Groupable {
  /** What is wrong, in words. */
  cause: string;
  /** What the element is, see `Origin`. */
  element: string;
  text: string;
  /** By how much, in CSS px; absent where that has no measure. */
  by?: number | undefined;
  /** Absent where all findings are of one story. */
  story?: string | undefined;
}

/** Findings of one element with one cause. */
export interface FindingGroup<Finding> {
  worst: Finding;
  /** The worst first. */
  findings: readonly Finding[];
  /** The number of stories that have them. */
  stories: number;
}

/** The cause and the element of a finding, in words. */
export const labelOf = ({ cause, element }: Pick<Groupable, 'cause' | 'element'>) => `${cause}: ${element}`;

/** What the findings of a group have in common: the text as well, if it is what is wrong, and not its measure. */
export const groupOf = (finding: Groupable) =>
  finding.by === undefined ? `${labelOf(finding)} ${finding.text}` : labelOf(finding);

/** Groups findings by element and cause. Worst first: what is in the most stories, then what is off by most. */
export function groupFindings<Finding extends Groupable>(
  findings: readonly Finding[],
): ReadonlyArray<FindingGroup<Finding>> {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings.toSorted((one, other) => (other.by ?? 0) - (one.by ?? 0))) {
    const group = groups.get(groupOf(finding));
    if (group) group.push(finding);
    else groups.set(groupOf(finding), [finding]);
  }
  return [...groups.values()]
    .map((members) => ({
      worst: members[0],
      findings: members,
      stories: new Set(members.map(({ story }) => story)).size,
    }))
    .toSorted((one, other) => other.stories - one.stories || (other.worst.by ?? 0) - (one.worst.by ?? 0));
}
