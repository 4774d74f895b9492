/**
 * Makes the browser load its date formats, which takes a slow phone 150 ms. The built page runs this while the rest of
 * its code is on its way (see vite.config.ts).
 */
Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' }).format(0);
