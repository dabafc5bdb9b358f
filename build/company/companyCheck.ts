import type { Plugin } from 'vite';
import { ValidationError } from 'yup';
import { company, type Company } from '#content/company.ts';
import { companySchema, isLocal } from './companySchema.ts';
import { fictionalCompany, type IdentifyingData } from './fictionalCompany.ts';

/** One line for each invalid field, beginning with its name. */
export function companyProblems(data: Company): string[] {
  try {
    companySchema.validateSync(data, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path, message }) => {
      if (!path) return `company ${message}`;
      // Yup's own messages begin with the path.
      return message.startsWith(path) ? `company.${message}` : `company.${path} ${message}`;
    });
  }
}

/** Values by field: `phone`, `social.tiktok`, … */
const fieldsOf = (data: object, prefix = ''): Array<[string, unknown]> =>
  Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? fieldsOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );

/** The fields of a company's data; each store is one. */
const fieldsOfCompany = ({ stores, ...data }: IdentifyingData) => [
  ...fieldsOf(data),
  ...stores.map(({ name, url }): [string, unknown] => [`stores (${name})`, url]),
];

/** Fields that still have the value of the fictional company. */
export function placeholderFields(data: Company): string[] {
  const fictional = new Map(fieldsOfCompany(fictionalCompany));
  return fieldsOfCompany(data).flatMap(([field, value]) => (fictional.get(field) === value ? [field] : []));
}

/** Fails the build or the development server for invalid company data; a build warns of fictional values. */
export function companyCheck(): Plugin {
  return {
    name: 'company-check',
    configResolved() {
      const problems = companyProblems(company);
      if (problems.length > 0) throw new Error(`src/content/company.ts is not valid:\n  ${problems.join('\n  ')}`);
    },
    buildStart() {
      const { name, config, logger } = this.environment;
      const placeholders = placeholderFields(company);
      // Once: a build has two environments.
      if (name !== 'client' || config.command !== 'build' || config.mode !== 'production') return;
      if (placeholders.length > 0)
        logger.warn(`src/content/company.ts still holds the fictional values of: ${placeholders.join(', ')}.`);
      for (const field of ['contactEndpoint', 'reportEndpoint'] as const)
        if (isLocal(company[field]))
          logger.warn(`src/content/company.ts has a ${field} on this machine, which no visitor can reach.`);
    },
  };
}
