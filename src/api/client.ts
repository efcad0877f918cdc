import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/**
 * The default of R286–R288: a query is a GET whose URL is the first element of its key, cookies included,
 * read as JSON; no retries, never stale, no refetching. `read` replaces the network on the server.
 */
export function createQueryClient(read: (url: string) => Promise<unknown> = getJson): QueryClient {
  const queryFn: QueryFunction = ({ queryKey }) => read(String(queryKey[0]));
  return new QueryClient({
    defaultOptions: {
      queries: { queryFn, retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false },
      mutations: { retry: false },
    },
  });
}

/** GET as JSON. Throws HttpError on any status but 2xx. */
export async function getJson(url: string): Promise<unknown> {
  return (await request(url)).json();
}

/** A fetch with the site's cookies. Throws HttpError on any status but 2xx. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { credentials: 'include', ...init });
  if (!response.ok) throw await HttpError.of(response);
  return response;
}

/** R313, R314: the message is the status and its text, or, below 500, the body. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    message: string,
    readonly body: string,
  ) {
    super(message);
  }

  static async of(response: Response): Promise<HttpError> {
    const body = await response.text();
    return new HttpError(response.status, `${response.status}: ${response.status >= 500 ? response.statusText : body}`, body);
  }
}
