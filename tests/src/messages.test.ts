import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import t from 'tap';

/** §8 as the specification spells it. */
const catalogue = [
  'Please enter a valid email address',
  'Failed to subscribe',
  'Something went wrong. Please try again.',
  "Thank you for subscribing! You'll receive our latest updates.",
  'Upload failed',
  'There was an error uploading your file',
  'Upload successful',
  'Image uploaded and ready to use',
  'Item added',
  'Portfolio item has been added successfully',
  'Item updated',
  'Portfolio item has been updated successfully',
  'Item deleted',
  'Portfolio item has been removed successfully',
  'Failed to add item',
  'Failed to update item',
  'Failed to delete item',
  'Failed to fetch portfolio data',
  'Logged out',
  'Please refresh the page to log out from Replit',
  'Missing fields',
  'Please fill in all required fields',
  'Replit Authentication Required',
  'You must be logged into Replit to access the admin panel',
  'Please log into your Replit account to manage the portfolio content',
  'Post Not Found',
  "The blog post you're looking for doesn't exist or has been moved.",
];

t.test('I8, R309–R325: every string of §8 stands once in the code', async (t) => {
  const sources = ['src', 'server']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  for (const string of catalogue) {
    const literals = [`'${string}'`, `"${string}"`, `\`${string}\``];
    const places = sources.flatMap(({ file, text }) => literals.flatMap((literal) => Array.from({ length: text.split(literal).length - 1 }, () => file)));
    t.equal(places.length, 1, `${string}: ${places.join(', ')}`);
  }
});
