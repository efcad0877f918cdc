import { useQueryClient } from '@tanstack/react-query';
import type { CallFailure } from '../../api/failure.ts';
import { sessionQuery } from '../../api/session.ts';
import { useNotify } from '../../components/toast/toast-region.tsx';
import { admin } from '../../content/admin.ts';

/** D55: says what failed and why. Without a session, the sign-in card comes back; what was typed is kept. */
export function useFailure(): (failure: CallFailure) => void {
  const notify = useNotify();
  const client = useQueryClient();
  return (failure) => {
    if (failure.status !== 401) return notify({ title: failure.message, description: failure.reason, destructive: true });
    notify(admin.sessionEnded);
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
}
