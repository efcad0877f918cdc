import { encodePictures } from './encode.ts';

await encodePictures({ out: 'dist/uploads', cache: '.cache/pictures' });
