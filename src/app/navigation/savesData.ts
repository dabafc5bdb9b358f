interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether loading ahead costs the visitor something: where they save data or have a 2G connection. */
export function savesData() {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
