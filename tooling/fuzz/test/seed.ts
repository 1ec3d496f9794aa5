import fc from 'fast-check';

// Only nightly runs are random: no change fails because of an old mistake that was not found before.
if (process.env.FULL !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
