/**
 * A tablet as a kiosk: it has 38 % of the pixels of the usual screen, which software renders for each frame. Tests of
 * what the screen looks like use the usual size.
 */
export const smallKiosk = { width: 768, height: 1024 };
