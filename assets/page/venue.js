// The settings of your venue. What you leave out has its default. The host checks everything again.
document.getElementById('app').dataset.venue = JSON.stringify({
  name: 'My Place',
  telephone: '+94 41 225 0180',
  address: '1 Beach Road',
  language: 'en',
  time_zone: 'Asia/Colombo',
  country_code: '+94',
  // First and last slot, both bookable.
  hours: { first: '09:00', last: '20:00' },
  lead_minutes: 60,
  guests: { min: 1, max: 10, default: 2 },
  seat_rules: [{ seats: 12, min_guests: 5 }],
  hold_minutes: 15,
  // Or terms_url: 'https://www.example.com/terms' for a page of your own.
  terms: [{ text: 'Tables are held for {hold_minutes} minutes after the reservation time.' }],
  // Shows the field Promo code. Your host checks what guests enter.
  promo: false,
});
