import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import basket from './locales/en/basket.json';
import common from './locales/en/common.json';

/** The instance of the application, which starts in English. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: { en: { basket, common } },
  interpolation: { escapeValue: false },
});
