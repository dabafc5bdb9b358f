import { vi } from 'vitest';

// Test files share a thread, which is three times as fast to start, and the packages that they import, but no module of the project.
vi.resetModules();
