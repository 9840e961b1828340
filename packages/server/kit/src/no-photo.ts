/**
 * Whether a picture says that there is no photo: sources send photos as JPEG, and a GIF with status 200 in place of a
 * missing one.
 */
export const isNoPhoto = (body: Uint8Array) => Buffer.from(body.subarray(0, 4)).toString('latin1') === 'GIF8'
