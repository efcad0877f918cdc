import { useRef } from 'react';

/**
 * The signed time token of a form: asked for when the form is first touched, so that the page stays the same for
 * everyone; `take` waits for it, and gives undefined when there is none (the form is then judged by the rest).
 */
export function useFormToken(): { touch: () => void; take: () => Promise<string | undefined> } {
  const asked = useRef<Promise<string | undefined>>(undefined);
  const touch = () => {
    asked.current ??= fetch('/api/form-token')
      .then((response) => response.json() as Promise<{ token?: string }>)
      .then(({ token }) => token)
      .catch(() => undefined);
  };
  return { touch, take: async () => asked.current };
}
