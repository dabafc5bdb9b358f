import react from '@vitejs/plugin-react';
import { catalogErrors } from 'language-review/node';
import languageReview from '../language-review.config.ts';
import { brandIcons } from './brand/brandIcons.ts';
import { companyCheck } from './company/companyCheck.ts';
import { devMessages } from './messages/devMessages.ts';
import { pictures } from './pictures/pictures.ts';
import { prerender } from './prerender/prerender.ts';
import { styleIds } from './prerender/styleIds.ts';

/** The plugins of the site and of the workbench. */
export const plugins = () => [
  react(),
  catalogErrors(languageReview),
  companyCheck(),
  brandIcons(),
  pictures(),
  devMessages(),
  prerender(),
  styleIds(),
];
