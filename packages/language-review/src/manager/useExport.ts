import { defaultLocale, type Catalog, type Language } from '../config.ts';
import { catalogJson, editsJson } from '../node/catalogJson';
import type { Edit } from '../preview/channel';

/** What a copy or download contains. */
export type Extent = 'catalog' | 'edits';

interface ExportProps {
  language: Language;
  edits: readonly Edit[];
  extent: Extent;
  loadCatalog: (language: Language) => Promise<Catalog>;
  onNotice: (text: string) => void;
}

function downloadFile(name: string, json: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies and downloads the edits of a language. */
export function useExport(
  { language, edits, extent, loadCatalog, onNotice }: ExportProps,
  onFailure: (failure: { error: string } | undefined) => void,
) {
  const exported = extent === 'edits' ? `${language}.edits.json` : `${language}.json`;
  const exportJson = async (action: (json: string) => void | Promise<void>, done: string, error: string) => {
    onFailure(undefined);
    let json: string;
    try {
      json =
        extent === 'edits'
          ? editsJson(edits)
          : catalogJson(await loadCatalog(language), await loadCatalog(defaultLocale()), edits);
    } catch {
      onFailure({ error: `${language}.json could not be read. Take the edited texts only, or mend the file first.` });
      return;
    }
    try {
      await action(json);
      onNotice(`${done} ${exported}.`);
    } catch {
      onFailure({ error });
    }
  };
  const copy = () =>
    exportJson(
      (json) => navigator.clipboard.writeText(json),
      'Copied',
      'The browser did not allow to copy. Download the file instead.',
    );
  const download = () =>
    exportJson((json) => downloadFile(exported, json), 'Downloaded', `${exported} could not be downloaded.`);
  return { exported, copy, download };
}
