import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ThemeRoot } from '../theme/ThemeRoot';
import { Site } from './Site';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <ThemeRoot>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ThemeRoot>
  </StrictMode>,
);
