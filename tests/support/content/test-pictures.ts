import sharp from 'sharp'

/** A single-color picture in the requested format. */
export const plainPicture = (width: number, height: number, background = '#c22') =>
  sharp({ create: { width, height, channels: 3, background } })

export const drawing = (inner = '<circle cx="50" cy="30" r="20" fill="#c22"/>') =>
  `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="60" viewBox="0 0 100 60">${inner}</svg>`
