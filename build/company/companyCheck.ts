import type { Plugin } from 'vite';
import { ValidationError } from 'yup';
import { company, type Company } from '../../src/company.ts';
import { companySchema } from './companySchema.ts';
import { fictionalCompany } from './fictionalCompany.ts';

/** One line for each field that is wrong, led by the field's name; empty where all is well. */
export function companyProblems(facts: Company): string[] {
  try {
    companySchema.validateSync(facts, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path, message }) => {
      if (!path) return `company ${message}`;
      // Yup's own messages begin with the path already.
      return message.startsWith(path) ? `company.${message}` : `company.${path} ${message}`;
    });
  }
}

/** The facts of a company by the names of their fields: `phone`, `social.tiktok`, … */
function fieldsOf(facts: object, prefix = ''): Array<[string, unknown]> {
  return Object.entries(facts).flatMap(([name, value]): Array<[string, unknown]> =>
    typeof value === 'object' && value !== null ? fieldsOf(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

/** Fields that are the same for every company: the specification sets them. */
const common = new Set(['legalDate', 'copyrightYear']);

/** Fields that still hold a value of the fictional company that ships with the project. */
export function placeholderFields(facts: Company): string[] {
  const fictional = new Map(fieldsOf(fictionalCompany));
  return fieldsOf(facts).flatMap(([field, value]) =>
    !common.has(field) && fictional.get(field) === value ? [field] : [],
  );
}

/** Fails a build or a development server whose company data is wrong; warns once while the shipped values are there. */
export function companyCheck(): Plugin {
  return {
    name: 'company-check',
    configResolved() {
      const problems = companyProblems(company);
      if (problems.length > 0) throw new Error(`src/company.ts is not valid:\n  ${problems.join('\n  ')}`);
    },
    buildStart() {
      const { name, config, logger } = this.environment;
      const placeholders = placeholderFields(company);
      // One build makes the site twice, for the browser and for the pages.
      if (name === 'client' && config.command === 'build' && config.mode === 'production' && placeholders.length > 0) {
        logger.warn(`src/company.ts still holds the fictional values of: ${placeholders.join(', ')}.`);
      }
    },
  };
}
