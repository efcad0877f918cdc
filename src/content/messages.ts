/**
 * The strings of §8 (R313–R326) apart from the newsletter's, each once (I8), and the button labels that change while a
 * form works. The wording is the specification's, apostrophes and full stops included.
 */
/** R266, R208: labels at rest and at work. */
export const buttonLabels = {
  upload: 'Upload',
  uploading: 'Uploading...',
  addItem: 'Add Item',
  updateItem: 'Update Item',
  cancel: 'Cancel',
  refreshPage: 'Refresh Page',
  returnToBlog: 'Return to Blog',
  resetFilters: 'Reset Filters',
} as const;

export type Notice = { title: string; description: string; destructive?: true };

/** R315–R319, R322, R323: what a toast says. */
export const notices = {
  uploadFailed: { title: 'Upload failed', description: 'There was an error uploading your file', destructive: true },
  uploadSucceeded: { title: 'Upload successful', description: 'Image uploaded and ready to use' },
  itemAdded: { title: 'Item added', description: 'Portfolio item has been added successfully' },
  itemUpdated: { title: 'Item updated', description: 'Portfolio item has been updated successfully' },
  itemDeleted: { title: 'Item deleted', description: 'Portfolio item has been removed successfully' },
  loggedOut: { title: 'Logged out', description: 'Please refresh the page to log out from Replit' },
  missingFields: { title: 'Missing fields', description: 'Please fill in all required fields', destructive: true },
} as const satisfies Record<string, Notice>;

/** R320, R321: messages of the errors that the calls raise. */
export const portfolioErrors = {
  add: 'Failed to add item',
  update: 'Failed to update item',
  delete: 'Failed to delete item',
  fetch: 'Failed to fetch portfolio data',
} as const;

/** R324: the card of the platform sign-in. */
export const notAuthenticated = {
  title: 'Replit Authentication Required',
  text: 'You must be logged into Replit to access the admin panel',
  hint: 'Please log into your Replit account to manage the portfolio content',
} as const;

/** R325. */
export const postNotFound = {
  title: 'Post Not Found',
  text: "The blog post you're looking for doesn't exist or has been moved.",
} as const;

/** R276, R201: what the portfolio manager asks and says. */
export const adminMessages = {
  confirmDelete: 'Are you sure you want to delete this item?',
  noItems: 'No items found for this service',
  loading: 'Loading portfolio data',
} as const;

/** R153. */
export const blogMessages = {
  noArticles: 'No articles found',
  searchPlaceholder: 'Search articles...',
} as const;

/** R328: the notice area's label; Radix puts the hotkey in. */
export const notificationsLabel = 'Notifications ({hotkey})';

/** R326, D05: results of the inquiry form that the specification leaves open; what is wrong with a field is said by its schema. */
export const inquiryMessages = {
  errorSummary: 'Please check these fields',
  failed: 'Your inquiry was not sent. What you typed is still here; please send it again.',
} as const;

/** R313, R314: the message of a failed call. `body` is the text of the answer. */
export function fetchFailure(status: number, statusText: string, body: string): string {
  return status >= 500 ? `${status}: ${statusText}` : `${status}: ${body}`;
}
