const importContactSchema = () => import('./contactSchema');

let contactSchema: ReturnType<typeof importContactSchema> | undefined;

/**
 * Loads the validation rules; a failed load is retried by the next call. They are requested once: several pending imports of
 * one file may resolve in any order, and the validation of an older value could then replace that of the current one.
 */
export const loadContactSchema = () =>
  (contactSchema ??= importContactSchema().catch((reason: unknown) => {
    contactSchema = undefined;
    throw reason;
  }));
