import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { ToastRegion } from '../../components/toast/toast-region.tsx';
import { createToastStore } from '../../components/toast/toast-store.ts';
import { Gate } from './gate.tsx';

/** The manager with what it stands on; in the browser only. */
export function AdminApp() {
  const [notices] = useState(() => createToastStore());
  return (
    <QueryClientProvider client={queryClient}>
      <ToastRegion store={notices}>
        <Gate />
      </ToastRegion>
    </QueryClientProvider>
  );
}
