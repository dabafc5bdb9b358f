export type { Comparison, Report, Snapshot } from '../types.ts';

/** The `reporters` of Storybook's `storyFinished` event. */
export interface StoryReport {
  type: string;
  version?: number;
  status: string;
  result?: unknown;
}

/** How the languages of stories are found: a change of a catalog affects the snapshots in its language alone. */
export interface LanguageConfig {
  /** The catalog of each language, a flat JSON object of messages: `{ fr: 'src/i18n/messages/fr.json' }`. */
  catalogs: Readonly<Record<string, string>>;
  /** Shown where a translation is missing or blank. */
  fallback: string;
  /** The module that selects catalogs by language: its importers get the catalog of the language on screen alone. */
  catalogLoader: string;
  /** Tag of stories that show other languages than their mode declares. */
  severalLanguagesTag: string;
  /** The languages that a story shows under these globals. */
  languagesOfGlobals: (globals: Readonly<Record<string, unknown>>) => readonly string[];
  /** The languages that a story has shown, from what it reported. */
  languagesOfReports: (reports: readonly StoryReport[]) => readonly string[];
  /**
   * The keys of the messages that a story has requested, without plural forms, from what it reported; undefined where it did not
   * report them. A changed message then affects only the snapshots that show it.
   */
  messagesOfReports: (reports: readonly StoryReport[]) => readonly string[] | undefined;
}

export const paletteNames = [
  'background',
  'raised',
  'surface',
  'hover',
  /** Behind the screenshots: a color that no page has. */
  'stage',
  'hatch',
  'line',
  'control',
  'text',
  'muted',
  'action',
  'actionHover',
  'onAction',
  'accent',
  'added',
  'removed',
  'failed',
  'focus',
] as const;

export type Palette = Readonly<Record<(typeof paletteNames)[number], string>>;

export interface ReportStyle {
  /** Colors, as CSS has them, for both color schemes. */
  palette: { readonly dark: Palette; readonly light: Palette };
  font: {
    /** `font-family` of the report. */
    family: string;
    /** A font of that family, which is embedded. */
    embedded?: {
      /** The family in `font-family` that it provides. */
      name: string;
      /** Range of weights that the file has: `160 700`. */
      weights: string;
      /** A WOFF2 file. */
      file: string;
    };
  };
}

/** What the package knows about a repository. Paths are relative to the folder of `visual.config.ts`. */
export interface VisualConfig {
  /** What a change is compared with, unless `--base` is given; undefined: what `origin` has checked out, `main` or `master`. */
  mainBranch?: string;
  /** A command that runs before a Storybook is built, in its folder: `pnpm --filter ./packages/* build`. */
  prepare?: string;
  /** URL of the Storybook that the report links to; it may be relative to the report, or empty for no links. */
  storybookUrl: string;
  /**
   * Globs of what no story shows: modules that the preview imports, as those of documentation, with what only they import; and files of
   * the built Storybook.
   */
  ignored: readonly string[];
  /** Undefined where the stories have no catalogs: any file that they import affects them all the same. */
  languages?: LanguageConfig;
  report: ReportStyle;
}

/** The object that `visual.config.ts` exports by default: whatever it leaves out is as in a repository without that file. */
export interface VisualConfigFile extends Partial<Omit<VisualConfig, 'report'>> {
  report?: Partial<ReportStyle>;
}

/** Types the object that `visual.config.ts` exports by default. */
export const defineVisualConfig = <Config extends VisualConfigFile>(config: Config): Config => config;
