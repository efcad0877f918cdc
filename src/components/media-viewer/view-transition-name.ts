/** Shared by the card's picture and the viewer's, so that one grows into the other. */
export const viewerPictureName = 'viewer-picture';
