import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionState, SignIn } from '../shared/session.ts';
import { callJson, type CallFailure } from './failure.ts';

/** R290: who is signed in. Any answer but a 2xx means nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ queryKey: [url] }): Promise<Pick<SessionState, 'authenticated' | 'name'>> => {
    const response = await fetch(url ?? '', { credentials: 'include' });
    return response.ok ? ((await response.json()) as SessionState) : nobody;
  },
});

export const useSession = () => useQuery(sessionQuery);

/** Signs in with a user name and a password; fails with the server's words. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation<SessionState, CallFailure, SignIn>({
    mutationFn: (body) => callJson('Sign-in failed', '/api/auth/login', { method: 'POST', body }),
    onSuccess: (state) => client.setQueryData(sessionQuery.queryKey, state),
  });
}

/** Ends the session, and forgets what staff alone may read. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation<SessionState, CallFailure>({
    mutationFn: () => callJson('Sign-out failed', '/api/auth/logout', { method: 'POST' }),
    onSuccess: (state) => {
      client.setQueryData(sessionQuery.queryKey, state);
      client.removeQueries({ predicate: ({ queryKey: [url] }) => url !== sessionQuery.queryKey[0] });
    },
  });
}

const nobody = { authenticated: false } as const;
