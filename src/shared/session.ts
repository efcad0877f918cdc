import { z } from 'zod';

/** What the sign-in form sends. */
export const SignInSchema = z.strictObject({
  username: z.string({ error: 'Enter your user name' }).trim().min(1, 'Enter your user name').max(100, 'A user name has at most 100 characters').refine(isPlain, 'Type the user name again'),
  password: z.string({ error: 'Enter your password' }).min(1, 'Enter your password').max(200, 'A password has at most 200 characters').refine(isPlain, 'Type the password again'),
});

export type SignIn = z.infer<typeof SignInSchema>;

/** What `GET /api/auth/user` answers: who is signed in, and which of the two ways of signing in this site uses. */
export type SessionState = {
  authenticated: boolean;
  name?: string;
  provider: 'local' | 'replit';
};

function isPlain(value: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(value);
}
