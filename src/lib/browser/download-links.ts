/** Links to files of the media library that browsers save. */
export const downloadLinks = 'a[href^="/media/files/"]'
