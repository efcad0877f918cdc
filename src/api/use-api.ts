import { createContext, useContext } from 'react';
import { readAnswer, type Answers } from './answers.ts';

export const AnswersContext = createContext<Answers>(new Map());

/** The JSON answer of a public GET address; null where there is nothing. On the server it was read before rendering. */
export function useApi<T>(address: string): T {
  return readAnswer<T>(useContext(AnswersContext), address);
}
