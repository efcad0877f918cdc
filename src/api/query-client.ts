import { createQueryClient } from './client.ts';

/** The browser's one query client. */
export const queryClient = createQueryClient();
