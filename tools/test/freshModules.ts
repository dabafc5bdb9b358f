import { vi } from 'vitest';

// To start a process for each file takes longer than most of its tests. Files share one and the packages that they import, but no
// module of the project.
vi.resetModules();
