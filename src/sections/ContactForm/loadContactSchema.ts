const importContactSchema = () => import('./contactSchema');

let contactSchema: ReturnType<typeof importContactSchema> | undefined;

/**
 * Loads the validation rules; a failed load is retried by the next call. Requested once: pending imports of one file
 * may resolve in any order, and an older value's errors could replace the current ones.
 */
export const loadContactSchema = () =>
  (contactSchema ??= importContactSchema().catch((reason: unknown) => {
    contactSchema = undefined;
    throw reason;
  }));
