// CloudFront Function (runtime 2.0), viewer request, on the default behaviour: every address that is not a file of
// the build is a page of the app. A dot proves nothing: /profile/john.doe is a page.
var files =
  /^\/(?:assets|static)\/|^\/(?:favicon\.ico|favicon\.svg|robots\.txt|manifest\.webmanifest|apple-touch-icon\.png)$/;

function handler(event) {
  var request = event.request;
  if (!files.test(request.uri)) request.uri = "/index.html";
  return request;
}
