/** Of the addon, in Storybook. */
export const addonId = 'visual-review';

/** Where the workbench serves the report, relative to its page. */
export const reportPath = './visual-review';

/** Emitted by the development server when there is another report, or other decisions. */
export const reportChanged = 'visual-review/report-changed';

/** Emitted by a page that has not received the statuses of the stories. */
export const statusesMissing = 'visual-review/statuses-missing';

/** Where a page of the workbench sends decisions. */
export const decidePath = 'decide';

/** Where a page of the workbench requests that a snapshot is taken again, and the folder of the images. */
export const retakePath = 'retake';
export const retakenFolder = 'retaken';

/** Of a `<meta>` of the workbench. */
export const accessName = 'visual-review';

/** Whether the workbench has a report, and can record decisions. */
export type ReportAccess = 'none' | 'read' | 'write';
