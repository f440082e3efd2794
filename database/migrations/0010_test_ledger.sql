UPDATE "test_payments" SET "document" = ("document" - 'untold' - 'told') || jsonb_build_object(
  'plan', coalesce("document" -> 'plan', '"premier"'),
  'pendingEvents', coalesce("document" -> 'pendingEvents', "document" -> 'untold', '[]'),
  'eventCount', coalesce("document" -> 'eventCount', "document" -> 'told', '0')
);
