import cf from "cloudfront";

// CloudFront Function (runtime 2.0), viewer request, on the default behaviour: every address that is not a file of
// the build is a page of the app. A dot proves nothing: /profile/john.doe is a page. CloudFront asks for its import in
// the first line.

var files =
  /^\/(?:assets|static)\/|^\/(?:\.well-known\/security\.txt|favicon\.ico|favicon\.svg|robots\.txt|sitemap\.xml|licences\.txt|manifest\.webmanifest|apple-touch-icon\.png)$/;

// Programs that draw link previews run no scripts. Search engines do, and see the pages that people see.
var previewers =
  /bluesky|discordbot|embedly|facebookexternalhit|facebot|iframely|linkedinbot|mastodon|pinterestbot|redditbot|skypeuripreview|slackbot|telegrambot|twitterbot|vkshare|whatsapp/i;

function drawsPreviews(request) {
  var agent = request.headers["user-agent"];
  return request.method === "GET" && agent !== undefined && previewers.test(agent.value);
}

function handler(event) {
  var request = event.request;
  if (files.test(request.uri)) return request;
  if (drawsPreviews(request)) {
    request.uri = "/link-preview/" + (request.uri.replace(/^\/+|\/+$/g, "") || "index.html");
    cf.selectRequestOriginById("api");
  } else {
    request.uri = "/index.html";
  }
  return request;
}
