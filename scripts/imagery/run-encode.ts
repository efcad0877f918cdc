import { parseArgs } from 'node:util';
import { encodePictures } from './encode.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist/uploads' },
    cache: { type: 'string', default: '.cache/pictures' },
  },
});

await encodePictures({ out: values.out, cache: values.cache });
